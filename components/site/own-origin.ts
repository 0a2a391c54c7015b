import { headers } from 'next/headers';
import { originOf } from '@/lib/share/index';

/** PIPSMITH_ORIGIN as an origin ("https://pipsmith.example"), or undefined where it is unset or leads nobody here. */
export const originSetting = (): string | undefined => originOf(process.env['PIPSMITH_ORIGIN']);

/**
 * The origin that this page is asked for under: the setting, else what the request says. Good for this one answer
 * alone: a Host header is the visitor's word and must never reach another visitor.
 */
export const ownOrigin = async (): Promise<string> => {
  const setting = originSetting();
  if (setting !== undefined) return setting;
  const asked = await headers();
  const scheme = asked.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const own = `${scheme}://${asked.get('host') ?? ''}`;
  return URL.canParse(own) ? new URL(own).origin : 'http://localhost';
};
