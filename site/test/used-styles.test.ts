import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usedProperties, usedRules, wordsOf } from '../../api/scripts/site/used-styles.ts';

const words = wordsOf('<main class="wrap wide"><p id="first">Tekst</p></main><script>list.filter(Boolean); box.className = "toast ok"</script>');
const kept = (css: string) => usedRules(css, words);

describe('the styles of one page', () => {
  it('keep what its markup or a script of it can be, and nothing that is only called', () => {
    expect(kept('main{a:b}.wrap.wide>p{a:b}#first{a:b}.toast.ok{a:b}')).toBe('main{a:b}.wrap.wide>p{a:b}#first{a:b}.toast.ok{a:b}');
    expect(kept('table{a:b}.wrap .narrow{a:b}#second{a:b}.filter{a:b}')).toBe('');
    expect(kept('.narrow,.wrap,table p{a:b}')).toBe('.wrap{a:b}');
  });

  it('keep a rule for what stands in brackets, in strings and behind colons: of that nothing is known', () => {
    for (const rule of [
      ':root{a:b}',
      '*,:before{a:b}',
      'p:not(.narrow){a:b}',
      ':is(.narrow,.x):hover{a:b}',
      'p[data-x="a,b{c}"]::after{content:"}"}',
      '@font-face{src:url(a.woff2)}',
      '@keyframes narrow{0%{a:b}to{a:c}}',
      '@layer theme,base;',
    ])
      expect(kept(rule)).toBe(rule);
  });

  it('look into conditions and layers, and leave out those that become empty', () => {
    expect(kept('@media print{.narrow{a:b}.wrap{a:b}}@layer x{@supports (a:b){table{a:b}}}')).toBe('@media print{.wrap{a:b}}');
  });

  it('keep the properties that a rule or a script asks for, and those these ask for', () => {
    const css = ':root{--a:1px;--b:calc(var(--a) * 2);--c:var(--d,(1));--d:"x"}p{width:var(--b)}@property --e{syntax:"*";inherits:false}';
    expect(usedProperties(css, new Set())).toBe(':root{--a:1px;--b:calc(var(--a) * 2);}p{width:var(--b)}');
    expect(usedProperties(css, new Set(['--d', '--e']))).toBe(
      ':root{--a:1px;--b:calc(var(--a) * 2);--d:"x"}p{width:var(--b)}@property --e{syntax:"*";inherits:false}',
    );
  });

  it('come to an end on anything, and twice is as good as once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('.wrap', '.narrow', 'p', '{', '}', '(', ')', '"', '\\', ';', ',', '@media x', 'a:b'), { maxLength: 30 }),
        (parts) => {
          const once = kept(parts.join(''));
          expect(once.length).toBeLessThanOrEqual(parts.join('').length + 30);
          expect(() => usedProperties(once, words)).not.toThrow();
        },
      ),
    );
    const css = '@media print{.wrap,.narrow{a:b}}p{c:d}';
    expect(kept(kept(css))).toBe(kept(css));
  });
});
