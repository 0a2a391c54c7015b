import { attachment } from '@/components/site/file-name';
import { words } from '@/lib/messages/index';
import type { Shared } from './shared';
import { heroText, partyText } from './shared-text';

/** The file behind a share code as a download; a bad code is answered with its sentence under status 404. */
export const sharedFile = ({ found }: Shared): Response => {
  if (!found.ok)
    return new Response(`${words.share.problem(found.error)}\n`, {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const { name, text } =
    found.value.kind === 'hero' ? heroText(found.value.hero) : partyText(found.value.party);
  return new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': attachment(name),
    },
  });
};
