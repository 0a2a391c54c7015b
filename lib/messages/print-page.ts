import { printExports } from './en/print-exports';
import { printPage } from './en/print-page';

/** Texts of printing; loaded only by pages and commands that print. */
export const printPageMessages: typeof printPage = printPage;

/** Texts of files for print shops and other tables. */
export const printExportMessages: typeof printExports = printExports;
