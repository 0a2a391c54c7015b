import { Link } from '@/components/ui/link';
import { useController } from 'react-hook-form';
import { useOwnMaps } from '@/components/site/own-maps';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { printPageMessages } from '@/lib/messages/print-page';
import { hasPart } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { useChoices } from './form';

/** Which saved map is printed as a plan; if there is none, a link to draw one. */
export function OwnMapChoice({
  system,
  problem,
}: {
  readonly system: SystemId;
  readonly problem: string | undefined;
}) {
  const say = printPageMessages.kit.ownMap;
  const maps = useOwnMaps(system);
  const { field } = useController({ control: useChoices().control, name: 'ownMap' });
  if (!hasPart(system, 'maps')) return null;
  return (
    <div className="mt-3 flex flex-col gap-2">
      {maps.length > 0 ? (
        <SelectField {...field} label={say.label}>
          <option value="">{say.none}</option>
          {maps.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="text-sm text-muted">
          {say.hint}{' '}
          <Link href="/maps" className="font-semibold underline">
            {say.draw}
          </Link>
        </p>
      )}
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}
