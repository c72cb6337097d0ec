/** Elements whose text translators leave alone. */
export const LEFT = 'script, style, textarea, input, code, noscript, font, [translate=no]';

/**
 * What page translators do: they replace every text node, also later ones, by elements around another text node. Runs in a
 * browser as well: refers to nothing outside.
 */
export function translatePage(left: string): () => void {
  const replace = (node: Node) => {
    if (!node.nodeValue?.trim() || !node.parentElement || node.parentElement.closest(left)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = node.nodeValue;
    outer.append(inner);
    node.parentElement.replaceChild(outer, node);
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) replace(node);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') replace(target);
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) replace(node);
        else replaceAll(node);
      }
    }
  });
  const start = () => {
    replaceAll(document.body);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
  return () => observer.disconnect();
}
