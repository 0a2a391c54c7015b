import { commandLineMessages } from '@/lib/messages/command-line';
import { err, ok, type Result } from '@/lib/result';

const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}${password}` === '';
};

/** The public address that links lead to, by --origin or PIPSMITH_ORIGIN; an error is a sentence. */
export const originFor = (given: string | undefined): Result<string | undefined, string> => {
  const setting = given ?? process.env['PIPSMITH_ORIGIN']?.trim() ?? '';
  if (setting === '') return ok(undefined);
  if (!isOrigin(setting)) {
    return err(commandLineMessages.badOrigin(given === undefined ? 'PIPSMITH_ORIGIN' : '--origin', setting));
  }
  return ok(setting);
};
