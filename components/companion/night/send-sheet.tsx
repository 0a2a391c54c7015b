import { CopyLink } from '@/components/site/copy-link';
import { useOrigin } from '@/components/site/origin';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { QrView } from '@/components/ui/qr';
import { screenQrCode } from '@/lib/cards/qr';
import type { Night } from '@/lib/companion/night';
import { nightFragment } from '@/lib/companion/night-link';
import { companionMessages } from '@/lib/messages/companion';
import { originOf } from '@/lib/share/index';

const say = companionMessages.send;

/** The code of a link, dark on white by day and by night: phones read no other. */
function Code({ link }: { readonly link: string }) {
  const code = screenQrCode(link);
  if (!code) return <Notice>{say.noCode}</Notice>;
  return <QrView {...code} label={say.picture} className="mx-auto w-full max-w-md rounded-lg" />;
}

/** The present game night, for another phone. */
export function SendSheet({ night, onClose }: { readonly night: Night; readonly onClose: () => void }) {
  const origin = useOrigin() ?? '';
  const fragment = nightFragment(night);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say.title}
      description={say.why}
      closeLabel={companionMessages.close}
    >
      {fragment.ok ? (
        <>
          <Code link={`${origin}/table#${fragment.value}`} />
          {originOf(origin) === undefined && <Notice tone="warning">{say.local}</Notice>}
          <div className="flex flex-wrap gap-2">
            <CopyLink of={fragment.value} to={{ path: `/table#${fragment.value}` }} />
          </div>
        </>
      ) : (
        <Notice tone="error">{say.cannot}</Notice>
      )}
    </Dialog>
  );
}
