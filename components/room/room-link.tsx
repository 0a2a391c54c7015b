import { CopyLink } from '@/components/site/copy-link';
import { useOrigin } from '@/components/site/origin';
import { QrView } from '@/components/ui/qr';
import { screenQrCode } from '@/lib/cards/qr';

/** Sentences about the link of a room. */
interface LinkWords {
  readonly qr: string;
  readonly link: { readonly copy: string; readonly share: string };
  readonly only: string;
  readonly local: string;
}

/** Whether nobody else can open an address. */
const isOnlyHere = (origin: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin);

/** The link of a room, to send or to scan. */
export function RoomLink({ path, say }: { readonly path: string; readonly say: LinkWords }) {
  const origin = useOrigin() ?? '';
  const link = `${origin}${path}`;
  const code = origin === '' ? undefined : screenQrCode(link);
  return (
    <div className="flex flex-wrap items-center gap-4">
      {code && <QrView d={code.d} modules={code.modules} label={say.qr} className="w-44 rounded-lg" />}
      <div className="flex min-w-0 flex-1 basis-60 flex-col items-start gap-3">
        {/* To be read out, typed, or copied where the button can’t. */}
        {origin !== '' && (
          <p
            translate="no"
            className="max-w-full rounded-lg border border-line bg-paper px-3 py-2 text-sm break-all select-all"
          >
            {link}
          </p>
        )}
        <CopyLink of={path} to={{ path }} words={say.link} />
        <p className="text-sm text-muted">{say.only}</p>
        {isOnlyHere(origin) && <p className="text-sm text-warning">{say.local}</p>}
      </div>
    </div>
  );
}
