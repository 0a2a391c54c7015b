import { terms } from '@/lib/systems/living/messages/en/terms';
import { offline } from './en/offline';
import { site } from './en/site';
import type { Messages } from './index';

/**
 * The part of `words` that stands on every page. Scripts of pages that show no rules take their sentences from here:
 * `words` names skills and rules, and so brings the whole rule system along.
 */
export const frameWords: Pick<Messages, 'offline' | 'site' | 'terms'> = { offline, site, terms };
