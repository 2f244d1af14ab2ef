import type { ComponentType } from 'react';
import type { ReportKind } from '@/contract/growth/values';
import type { RouteName, RouteParamsOf } from '@/contract/routes';
import { screen, useParams } from '@/features/screen';
import { ReportPageOf } from './ReportPageOf';

/** Routes with a report id. */
type ReportRoute = {
  [N in RouteName]: { readonly id?: string } extends RouteParamsOf<N> ? N : never;
}[RouteName];

export const reportScreen = (route: ReportRoute, kind: ReportKind): ComponentType =>
  screen(route, function ReportScreen() {
    const { id } = useParams(route) as { readonly id?: string };
    return <ReportPageOf kind={kind} id={id} />;
  });
