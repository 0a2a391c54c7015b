import { attachment, fileName } from '@/components/site/file-name';
import { words } from '@/lib/messages/index';
import { living, writeParty } from '@/lib/systems/index';
import type { Shared } from './shared';

/** The file behind a share code as a download; a bad code is answered with its sentence under status 404. */
export const sharedFile = ({ found }: Shared): Response => {
  if (!found.ok)
    return new Response(`${words.share.problem(found.error)}\n`, {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const [name, file] =
    found.value.kind === 'hero'
      ? [fileName(found.value.hero.name, '.pipsmith.json', 'hero'), living.write(found.value.hero)]
      : [fileName(found.value.party.name, '.pipsmith.json', 'party'), writeParty(found.value.party)];
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': attachment(name),
    },
  });
};
