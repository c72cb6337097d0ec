import { chromium } from '@playwright/test';
import http from 'http';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const P = {}; let n = 0;
const AF = Object.getPrototypeOf(async function(){}).constructor;
const H = {
  P, browser,
  async open(name, file, vp={width:1280,height:720}, extra={}) {
    const ctx = await browser.newContext({ offline:true, viewport: vp, acceptDownloads:true, ...extra });
    const p = await ctx.newPage(); P[name]=p; p.dls=[]; p.errs=[];
    p.on('pageerror',e=>p.errs.push(String(e))); p.on('console',m=>{ if(m.type()==='error') p.errs.push('c:'+m.text())});
    p.on('dialog', async d=>{ p.errs.push('dialog:'+d.type()+':'+d.message()); await d.accept(); });
    p.on('download', async d=>{ const f='/tmp/ana/dl/'+name+'-'+(p.dls.length)+'-'+d.suggestedFilename(); p.dls.push(f); await d.saveAs(f); });
    await p.goto('file://'+file); await p.waitForTimeout(800); return p; },
  async shot(name, tag, full=false) { const f=`/tmp/ana/shots/${String(++n).padStart(3,'0')}-${name}-${tag}.png`; await P[name].screenshot({path:f, fullPage:full}); return f; },
  async text(name){ return await P[name].evaluate(()=>document.body.innerText); },
};
http.createServer((q,r)=>{ let b=''; q.on('data',d=>b+=d); q.on('end', async()=>{ const out=[]; const log=(...a)=>out.push(a.map(x=>typeof x==='string'?x:JSON.stringify(x)).join(' '));
  try { await new AF('H','P','log',b)(H,P,log);} catch(e){ log('ERR '+e.message.slice(0,1500)); } r.end(out.join('\n')+'\n'); }); }).listen(38999,'127.0.0.1');
