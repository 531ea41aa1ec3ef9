/** Pages of a whole report without React: stories stand open on wide screens, and a link opens what its target stands in. */
if (window.matchMedia('(min-width: 821px)').matches) for (const story of document.querySelectorAll<HTMLDetailsElement>('details.st')) story.open = true;

const reveal = () => {
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target) return;
  let opened = false;
  for (let around = target.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    opened ||= !around.open;
    around.open = true;
  }
  if (opened) target.scrollIntoView();
};
reveal();
window.addEventListener('hashchange', reveal);
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const sheet = link?.closest<HTMLDetailsElement>('.sheet-bar details');
  if (sheet) sheet.open = false;
  if (link?.getAttribute('href') === window.location.hash) reveal();
});
