import { NameField } from '@/components/room/name-field';
import { SelectField } from '@/components/ui/field';
import { roomMessages } from '@/lib/messages/room';
import { clockLimits } from '@/lib/session/room-clock';

const say = roomMessages.start;

/** Fields that only a match with friends online has: your name, and a clock. */
export function OnlineFields({
  name,
  onName,
  minutes,
  onMinutes,
  isDuel,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Time of each side; undefined without a clock. */
  readonly minutes: number | undefined;
  readonly onMinutes: (minutes: number | undefined) => void;
  /** Only two people on opposite sides can play by the clock. */
  readonly isDuel: boolean;
}) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <NameField label={say.name} hint={say.nameHint} value={name} onChange={onName} />
      <SelectField
        label={say.clock}
        hint={isDuel ? say.clockHint : say.clockOnlyTwo}
        disabled={!isDuel}
        value={isDuel ? (minutes ?? '') : ''}
        onChange={({ target }) => onMinutes(clockLimits.find((each) => String(each) === target.value))}
      >
        <option value="">{say.noClock}</option>
        {clockLimits.map((each) => (
          <option key={each} value={each}>
            {say.minutesEach(each)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
