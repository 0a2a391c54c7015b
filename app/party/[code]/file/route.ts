import { openShared } from '@/components/share/shared';
import { sharedFile } from '@/components/share/shared-file';

export const GET = async (
  _request: Request,
  { params }: { readonly params: Promise<{ readonly code: string }> },
): Promise<Response> => sharedFile(openShared((await params).code));
