import { codeOf, mapOfDevice, mapOfLink } from '@/components/site/opened-map';
import type { TableAddress } from '@/components/site/table-address';
import { useFetched } from '@/components/site/use-opened';
import { Notice } from '@/components/ui/notice';
import { playMessages as say } from '@/lib/messages/play';
import { ownMapId } from '@/lib/table/own-map/code';
import { Start } from './start';

const fetching = { link: mapOfLink, device: mapOfDevice } as const;

/** A match on a map that the address holds. */
export function StartOnMap({
  asked,
  sent,
  isLearning,
}: {
  readonly asked: TableAddress;
  /** The fragment that held the map. */
  readonly sent: string;
  readonly isLearning: boolean;
}) {
  const opened = useFetched({ from: 'link', name: sent }, fetching);
  if (!opened) return <p className="text-muted">{say.loading}</p>;
  const code = opened.ok ? codeOf(opened.value) : undefined;
  const on = opened.ok && code?.ok ? { system: opened.value.system, map: ownMapId(code.value) } : undefined;
  return (
    <>
      {!opened.ok && (
        <Notice tone="error" live>
          {opened.error}
        </Notice>
      )}
      <Start key={JSON.stringify([sent, asked])} asked={asked} on={on} isLearning={isLearning} />
    </>
  );
}
