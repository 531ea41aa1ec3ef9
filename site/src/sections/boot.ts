/**
 * Inline script that loads modules on demand: that of `data-script` when the element is first used, that of
 * `data-script-now` at once. A form submitted before its module is loaded is submitted again afterwards.
 */
import { createHash } from 'node:crypto';

/** Preselects the service of `?usluga=` at once, so that nothing shifts when the module is loaded. */
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

/** The script's hash for the page's CSP. */
export const BOOT_HASH = `sha256-${createHash('sha256').update(BOOT).digest('base64')}` as const;
