import { SheetPicture } from '@/components/systems/picture';
import { besideChoice, SheetSelect, type SheetSelection } from './sheet-select';

/** One of the sheets of this device, of the samples and the dummies of a game, or of a link; with its picture. */
export function SheetChoice(selection: SheetSelection) {
  return (
    <SheetSelect {...selection}>
      {(document) => <SheetPicture document={document} className={besideChoice} />}
    </SheetSelect>
  );
}
