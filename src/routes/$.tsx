import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/features/shell/page/not-found-screen.tsx';

export const Route = createFileRoute('/$')({ component: NotFoundScreen });
