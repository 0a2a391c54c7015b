import { Waiting } from '@/components/site/waiting';
import { printPageMessages } from '@/lib/messages/print-page';

export const waitsForSamples = (
  <p role="status" className="text-muted">
    <Waiting first={printPageMessages.waking} />
  </p>
);
