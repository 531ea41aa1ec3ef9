/** Half-open range of UTF-16 offsets. */
export type Span = { start: number; end: number };
export type Token = Span & { text: string; lower: string };
