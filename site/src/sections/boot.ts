/**
 * The inline script of pages whose scripts may wait: `data-script` names a module that is fetched when somebody begins to use
 * the element, and `data-script-now` one that is fetched at once. A form sent before its module is there is sent again by it.
 */
import { createHash } from 'node:crypto';

/** `?usluga=` chooses at once, so that nothing moves when the module comes. */
export const BOOT = [
  'for(let e of document.querySelectorAll("[data-script]")){',
  'let p,l=()=>p??=import(e.dataset.script).then(()=>e.removeEventListener("submit",s)||1,()=>p=0),',
  's=v=>{v.preventDefault();l().then(k=>k&&e.requestSubmit())};',
  'e.noValidate=!0;e.addEventListener("submit",s);for(let n of["focusin","pointerover"])e.addEventListener(n,l,{once:!0});',
  'for(let b of e.querySelectorAll("[data-ready]"))b.disabled=!1}',
  'for(let e of document.querySelectorAll("[data-script-now]"))import(e.dataset.scriptNow);',
  'let q=new URLSearchParams(location.search).get("usluga"),r=[...document.getElementsByName("service")].find(e=>e.value===q);',
  'if(r){r.checked=!0;document.querySelector("[data-service]").textContent=r.nextElementSibling.textContent}',
].join('');

/** As the page's policy names it. */
export const BOOT_HASH = `sha256-${createHash('sha256').update(BOOT).digest('base64')}` as const;
