export type Keyword = { lemma: string; count: number; documents: number };

/** A matter of several texts: its label as `lemma`, with the count and documents of all its keywords; `terms` are the others. */
export type Topic = Keyword & { terms: string[] };
