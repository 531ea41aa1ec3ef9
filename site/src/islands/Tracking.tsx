import { useEffect } from 'react';
import { closeTracking, openTracking } from '../stores/tracking.ts';
import { OrderView } from './tracking/OrderView.tsx';

/** /tracking: the state of an order. */
export default function Tracking() {
  useEffect(() => {
    void openTracking();
    return closeTracking;
  }, []);
  return <OrderView />;
}
