import type { ReferencePart } from '../../reference-part';
import { rulebookMessages } from '#words/systems/living/messages/rulebook/index';
import { entries } from '../reference/entries';
import { contents, pageAt } from '../reference/pages';

const { title, lead, footer } = rulebookMessages.pages;

/** The Living Rulebook to read. */
export const reference: ReferencePart = { title, lead, footer, contents, page: pageAt, entries };
