import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/features/shell/not-found-screen.tsx';

export const Route = createFileRoute('/$')({ component: NotFoundScreen });
