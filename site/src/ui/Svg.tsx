/** A drawing of `api/src/contract/drawing`, which escapes every text that it is given. */
export const Svg = ({ of, className }: { of: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG text of our own pure functions
  <span className={className ? `drawn ${className}` : 'drawn'} dangerouslySetInnerHTML={{ __html: of }} />
);
