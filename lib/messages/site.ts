import { terms } from '#words/language/words';
import { offline, site } from '#words/messages/site';

import type { Messages } from './index';

/**
 * The part of `words` that stands on every page. Scripts that every page loads take their sentences from here, so that
 * the rest comes with those who say it.
 */
export const siteMessages: Pick<Messages, 'offline' | 'site' | 'terms'> = { offline, site, terms };
