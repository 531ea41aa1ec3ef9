import { describe, expect, it } from 'vitest';
import { usedStyles, wordsOf } from '../../api/scripts/site/used-styles.ts';

const words = wordsOf(
  '<main class="wrap wide sm:gap-2 col-[1/9]"><p id="first">Tekst</p></main><script>list.filter(Boolean); box.className = "toast ok"</script>',
);
const kept = (css: string) => usedStyles(css, words);

describe('the styles of one page', () => {
  it('keep what its markup or a script of it can be, and nothing that is only called', () => {
    expect(kept('main{top:0}.wrap.wide>p{top:1px}#first{top:2px}.toast.ok{top:3px}')).toBe('main{top:0}.wrap.wide>p{top:1px}#first{top:2px}.toast.ok{top:3px}');
    expect(kept('table{top:0}.wrap .narrow{top:0}#second{top:0}.filter{top:0}')).toBe('');
    expect(kept('.narrow,.wrap,table p{top:0}')).toBe('.wrap{top:0}');
    expect(kept('.sm\\:gap-2{gap:1px}.sm\\:gap-3{gap:1px}')).toBe('.sm\\:gap-2{gap:1px}');
    expect(kept('.col-\\[1\\/9\\]{grid-column:1/9}.col-\\[1\\/8\\]{grid-column:1/8}')).toBe('.col-\\[1\\/9\\]{grid-column:1/9}');
  });

  it('keep a rule that asks for a state, an attribute or nothing by name', () => {
    for (const rule of [
      ':root{top:0}',
      ':focus-visible{top:0}',
      '[hidden]:where(:not([hidden=until-found])){display:none!important}',
      'p:is(:first-child,:last-child){top:0}',
      'p[data-x=move]:after{content:"}"}',
      '@font-face{font-family:a;src:url(a.woff2)}',
      '@keyframes narrow{0%{top:0}to{top:1px}}',
    ])
      expect(kept(rule)).toBe(rule);
  });

  it('look into conditions and layers, and leave out those that become empty', () => {
    expect(kept('@media print{.narrow{top:0}.wrap{top:0}}@supports (top:0){table{top:0}}')).toBe('@media print{.wrap{top:0}}');
    expect(kept('@layer base,parts;@layer parts{p{top:1px}}@layer base{p{top:0}}')).toBe('@layer base{p{top:0}}@layer parts{p{top:1px}}');
  });

  it('keep the properties that a rule or a script asks for, and those these ask for', () => {
    const css = ':root{--a:1px;--b:calc(var(--a) * 2);--c:var(--d,(1));--d:"x"}p{width:var(--b)}@property --e{syntax:"*";inherits:false}';
    expect(usedStyles(css, words)).toContain(':root{--a:1px;--b:calc(var(--a) * 2)}p{width:var(--b)}');
    expect(usedStyles(css, new Set([...words, '--d']))).toContain('--d:"x"');
  });

  it('stay as they are the second time', () => {
    const once = kept('@media print{.wrap,.narrow{top:0}}p{left:0}');
    expect(kept(once)).toBe(once);
  });
});
