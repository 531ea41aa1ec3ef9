import type { ComponentProps } from 'react';
import { admin } from '../../text/admin.ts';
import { Confirm as Asking } from '../../ui/Confirm.tsx';

/** Asks once before an act of the panel, in its words. */
export const Confirm = ({ yes, ...rest }: Omit<ComponentProps<typeof Asking>, 'words'> & { yes: string }) => (
  <Asking words={{ close: admin.ask.close, no: admin.ask.cancel, yes }} {...rest} />
);
