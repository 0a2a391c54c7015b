import { headers } from 'next/headers';

/** The nonce that the policy of this very page names, for a script that stands in the page itself. */
export const pageNonce = async (): Promise<string | undefined> =>
  /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
