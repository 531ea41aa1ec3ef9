/** The sample report once it is used: its sheet closes after a link, and a link opens what its target stands in where browsers do not. */
const reveal = () => {
  const target = document.getElementById(window.location.hash.slice(1));
  let opened = false;
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details')) {
    opened ||= !around.open;
    around.open = true;
  }
  if (opened) target?.scrollIntoView();
};
reveal();
window.addEventListener('hashchange', reveal);
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const sheet = link?.closest<HTMLDetailsElement>('.sheet-bar details');
  if (sheet) sheet.open = false;
  if (link?.getAttribute('href') === window.location.hash) reveal();
});
