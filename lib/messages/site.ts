import { terms } from '#words/language/words';
import { offline, site } from '#words/messages/site';
import type { Messages } from './index';

/**
 * Sentences of every page. Scripts that every page loads import these only, so the other sentences load with the pages
 * that show them.
 */
export const siteMessages: Pick<Messages, 'offline' | 'site' | 'terms'> = { offline, site, terms };
