import { type Html, html } from '@mocks/explorer/html';

/** Style of the explorer pages, light and dark, for widths from 390 px. */
export const PAGE_STYLE: Html = html`
  :root { color-scheme: light dark; --ground:#faf9f7; --card:#fff; --line:#e5e2dc; --ink:#23211e; --soft:#6b675f;
    --blue:#1f3f77; --on-blue:#fff; --orange:#b8620a; --yellow-bg:#fbf0cf; --yellow:#6d5200; --green-bg:#dcefe0;
    --green:#1d5a2d; --red-bg:#f9e0dc; --red:#8c2318; --shadow:0 1px 2px rgb(35 33 30 / .05); }
  @media (prefers-color-scheme: dark) { :root { --ground:#161514; --card:#201f1d; --line:#36332f; --ink:#eceae6;
    --soft:#a8a39a; --blue:#9fbcf0; --on-blue:#14213a; --orange:#f0a04b; --yellow-bg:#3d3312; --yellow:#f0d98c;
    --green-bg:#1b3a23; --green:#a9dcb5; --red-bg:#47201b; --red:#f3b5ac; --shadow:none; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink);
    font: 16px/1.5 system-ui, sans-serif; }
  header { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; padding: 12px 20px;
    border-bottom: 1px solid var(--line); background: var(--card); }
  header > a { font-weight: 600; color: var(--ink); text-decoration: none; }
  header form { display: flex; gap: 8px; }
  header form.search { flex: 1 1 260px; }
  main { max-width: 960px; margin: 0 auto; padding: 24px 16px 64px; }
  h1 { font-size: 20px; line-height: 1.3; margin: 0 0 8px; }
  h2 { font-size: 16px; margin: 0 0 12px; }
  .card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 20px 24px;
    margin: 16px 0; box-shadow: var(--shadow); }
  .code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 14px;
    overflow-wrap: anywhere; }
  a { color: var(--blue); }
  .amount { font-variant-numeric: tabular-nums; white-space: nowrap; }
  .mark { height: .95em; margin-right: .3em; vertical-align: -.12em; color: var(--orange); }
  .big { font-size: 28px; font-weight: 600; line-height: 1.3; margin: 0 0 8px; }
  .soft { color: var(--soft); font-size: 14px; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 20px; margin: 0; }
  dt { color: var(--soft); }
  dd { margin: 0; min-width: 0; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; padding: 10px 0;
    border-top: 1px solid var(--line); }
  li:first-child { border-top: 0; }
  li > :first-child { flex: 1 1 240px; min-width: 0; }
  li .code { font-size: 13px; }
  .badge { display: inline-block; padding: 1px 10px; border-radius: 99px; font-size: 13px; font-weight: 500;
    background: var(--green-bg); color: var(--green); }
  .badge.waiting { background: var(--yellow-bg); color: var(--yellow); }
  .notice { padding: 12px 16px; border-radius: 8px; background: var(--green-bg); color: var(--green);
    overflow-wrap: anywhere; }
  .notice.failed { background: var(--red-bg); color: var(--red); }
  input { font: inherit; width: 100%; min-width: 0; padding: 8px 12px; border: 1px solid var(--line);
    border-radius: 8px; background: var(--ground); color: inherit; }
  label { display: grid; gap: 4px; font-size: 14px; flex: 1 1 200px; }
  button { font: inherit; font-weight: 500; padding: 8px 16px; border-radius: 8px; border: 1px solid var(--line);
    background: var(--card); color: var(--ink); cursor: pointer; white-space: nowrap; }
  button.primary { background: var(--blue); border-color: var(--blue); color: var(--on-blue); }
  :focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
  .row { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
  .columns { display: grid; gap: 0 24px; grid-template-columns: 1fr 1fr; }
  @media (max-width: 640px) { .columns { grid-template-columns: 1fr; } .card { padding: 16px; } dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 8px; } }
`;
