/** The articles of /aktualnosci: Markdown files named by their slug. Invalid front matter fails the build. */

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { PICTURES } from './view/article-picture.ts';

const aktualnosci = defineCollection({
  loader: glob({ pattern: '*.md', base: './site/src/content/aktualnosci' }),
  schema: z.strictObject({
    /** With " — Lustro" at most 60 characters. */
    title: z.string().min(10).max(51),
    description: z.string().min(50).max(155),
    date: z.coerce.date(),
    /** Date of the last change in content. */
    updated: z.coerce.date().optional(),
    author: z.string().min(3),
    /** The drawing beside the title: `src/view/article-picture.ts`. */
    picture: z.enum(PICTURES),
    /** A sentence of the article, set large in its middle. */
    pull: z.string().min(20).max(140),
  }),
});

export const collections = { aktualnosci };
