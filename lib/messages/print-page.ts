import { printExports } from '#words/messages/print-exports';
import { printPage } from '#words/messages/print-page';

/** Texts of printing; loaded only by pages and commands that print. */
export const printPageMessages: typeof printPage = printPage;

/** Texts of files for print shops and other tables. */
export const printExportMessages: typeof printExports = printExports;
