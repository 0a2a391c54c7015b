import type { ReferencePart } from '../../reference-part';
import { rulebookMessages } from '#words/systems/first/messages/rulebook/index';
import { entries } from '../reference/entries';
import { contents, pageAt } from '../reference/pages';

const { title, lead, footer } = rulebookMessages.pages;

/** The first edition to read. */
export const reference: ReferencePart = { title, lead, footer, contents, page: pageAt, entries };
