import { headers } from 'next/headers';
import { originOf } from '@/lib/share/index';

/** PIPSMITH_ORIGIN as an origin ("https://pipsmith.example"), or undefined where it is unset or leads nobody here. */
export const originSetting = (): string | undefined => originOf(process.env['PIPSMITH_ORIGIN']);

/**
 * The origin that this page is asked for under, as far as the server in front of Next vouches for it: the setting, or one
 * of the machine's own names. undefined where nobody knows: a Host header is the visitor's word, and what caches and
 * chat programs repeat must not be.
 */
export const ownOrigin = async (): Promise<string | undefined> => {
  const vouched = (await headers()).get('x-pipsmith-origin') ?? '';
  return originSetting() ?? (URL.canParse(vouched) ? vouched : undefined);
};

/** The nonce in the policy of this page, for a script in the page itself. */
export const pageNonce = async (): Promise<string | undefined> =>
  /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
