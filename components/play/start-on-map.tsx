import { fetchingMap, linkedMap } from '@/components/site/opened-map';
import type { TableAddress } from '@/components/site/table-address';
import { useFetched } from '@/components/site/use-opened';
import { Notice } from '@/components/ui/notice';
import { playMessages as say } from '@/lib/messages/play';
import { ownMapId } from '@/lib/table/own-map/code';
import { Start } from './start';

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
  const opened = useFetched({ from: 'link', name: sent }, fetchingMap);
  if (!opened) return <p className="text-muted">{say.loading}</p>;
  const on = opened.ok ? { system: opened.value.system, map: ownMapId(linkedMap(sent).code) } : undefined;
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
