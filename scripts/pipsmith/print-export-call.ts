import { dpis, type Dpi } from '@/lib/cards/out/pictures';
import { isAddress } from '@/lib/cards/out/tabletop';
import { commandLineMessages } from '@/lib/messages/command-line';
import { err, ok, type Result } from '@/lib/result';
import type { Arguments } from './arguments';

/** The options for output in addition to a PDF, or in place of one. */
export const exportOptions = {
  images: { type: 'string' },
  dpi: { type: 'string' },
  tabletop: { type: 'string' },
  at: { type: 'string' },
  text: { type: 'boolean' },
} as const;

/** Exports for print shops, other tables and chats. */
export interface ExportCall {
  readonly images?: { readonly folder: string; readonly dpi: Dpi };
  readonly tabletop?: { readonly folder: string; readonly address: string };
  readonly text: boolean;
}

/** Exports from the arguments of `print`; an error is a sentence. */
export const exportsOf = ({ has, value }: Arguments): Result<ExportCall, string> => {
  const say = commandLineMessages;
  const images = value('images');
  const tabletop = value('tabletop');
  const address = value('at');
  if (has('dpi') && images === undefined) return err(say.dpiWithoutImages);
  const given = value('dpi') ?? String(dpis[0]);
  const dpi = dpis.find((one) => String(one) === given);
  if (dpi === undefined) return err(say.badDpi(given, dpis));
  if ((tabletop === undefined) !== (address === undefined)) return err(say.tabletopNeedsAddress);
  if (address !== undefined && !isAddress(address)) return err(say.badAddress(address));
  return ok({
    ...(images !== undefined && { images: { folder: images, dpi } }),
    ...(tabletop !== undefined && address !== undefined && { tabletop: { folder: tabletop, address } }),
    text: has('text'),
  });
};

/** Whether anything is made but a PDF. */
export const hasExports = ({ images, tabletop, text }: ExportCall): boolean =>
  images !== undefined || tabletop !== undefined || text;
