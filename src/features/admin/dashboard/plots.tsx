import type { Statistics } from '#shared/contract/clinic/statistics.ts';
import { adminListTexts } from '#src/locales/en/admin/admin-lists.ts';
import { BarPlot, LinePlot } from './bar-plot.tsx';
import { PlotCard } from './plot-card.tsx';
import { dayRows, departmentRows, hourRows, peakOf } from './plot-rows.ts';

const texts = adminListTexts.plots;

/** Three small plots of what our own server has counted. */
export function Plots({ statistics }: { statistics: Statistics }) {
  const days = dayRows(statistics);
  const departments = departmentRows(statistics);
  const hours = hourRows(statistics);
  const [ofDays, ofHours] = [peakOf(days), peakOf(hours)];
  const registered = statistics.registrationsByDepartment.reduce((sum, { count }) => sum + count, 0);
  const [first] = departments;
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <PlotCard
        title={texts.days}
        span={texts.daysSpan}
        heads={[texts.day, texts.count]}
        rows={days}
        summary={texts.daysSummary(ofDays.total, ofDays.most.count, ofDays.most.label)}
      >
        <BarPlot bars={days} written={(index) => (days.length - 1 - index) % 4 === 0} />
      </PlotCard>
      <PlotCard
        title={texts.departments}
        span={texts.daysSpan}
        heads={[texts.department, texts.count]}
        rows={departments}
        summary={texts.departmentsSummary(registered, first?.count ?? 0, first?.label ?? '')}
      >
        {departments.length === 0 ? <p className="text-ink-2">{texts.none}</p> : <LinePlot bars={departments} />}
      </PlotCard>
      <PlotCard
        title={texts.waiting}
        span={texts.waitingSpan}
        heads={[texts.hour, texts.count]}
        rows={hours}
        summary={texts.waitingSummary(ofHours.total, ofHours.most.count, ofHours.most.label)}
      >
        <BarPlot bars={hours} written={(index) => index % 3 === 0} />
      </PlotCard>
    </div>
  );
}
