import type { OrderValues } from '../../stores/order.ts';
import type { useForm } from '../../stores/use-form.ts';

/** The bound form as the parts of the order form receive it. */
export type BoundOrder = { form: ReturnType<typeof useForm<OrderValues>> };
