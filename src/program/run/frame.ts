/**
 * The script of the frame that runs programs: it starts a worker with the text that it is given, and passes a port on to
 * it. The page's policy names this script by its hash (scripts/page.ts), and it is the only script of the frame.
 */
export const FRAME_SCRIPT =
  "addEventListener('message',e=>{" +
  'if(e.source!==parent)return;' +
  "const w=new Worker(URL.createObjectURL(new Blob([e.data],{type:'text/javascript'})));" +
  "w.onerror=x=>parent.postMessage(String(x.message),'*');" +
  'w.postMessage(0,[e.ports[0]])' +
  '})';

/**
 * The page of the frame. The page's own policy holds in it too; this one adds that nothing may be loaded from anywhere.
 * Its worker has both. In the sandbox it has an origin of its own, so no storage, and no page can be reached from it.
 */
export const framePage = (): string =>
  '<!doctype html><meta http-equiv="Content-Security-Policy" content="' +
  "default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:" +
  `"><script>${FRAME_SCRIPT}</script>`;
